/** Of the function around a kit: the address of its files. */
declare const __base: string;
declare let __webpack_public_path__: string;

__webpack_public_path__ = __base;
