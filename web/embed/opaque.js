/**
 * In a frame without an origin (`sandbox="allow-scripts"`) modules and words may not be fetched: there the product in one
 * file takes over, under the same parameters. A classic script, because that is all that runs there.
 */
if (self.origin === 'null') {
  const { search, hash } = location;
  location.replace(`zermelo.html?embed${search.replace('?', '&')}${hash}`);
}
