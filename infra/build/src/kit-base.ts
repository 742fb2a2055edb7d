/** Of the function around a kit: the address of its files. */
declare const __base: string;
// biome-ignore lint/style/useConst: webpack replaces the name, and assigning to it is how a script sets the address.
declare let __webpack_public_path__: string;

__webpack_public_path__ = __base;
