/** The only words the page says to the portal that frames it, and to nobody else. */
export function createParent(origin) {
  return (type) => {
    if (window.parent !== window) window.parent.postMessage({ source: 'atrium-game', type }, origin);
  };
}
