/** The attribute of a hidden frame's document. */
export const TWIN_ATTRIBUTE = 'data-twin';
