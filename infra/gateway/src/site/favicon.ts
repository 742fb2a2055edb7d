/** The brand's mark: an open hall under its arch. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#161310"/><path d="M8 25V15a8 8 0 0 1 16 0v10" fill="none" stroke="#e2b866" stroke-width="3" stroke-linecap="round"/><path d="M13 25v-9a3 3 0 0 1 6 0v9" fill="#e2b866"/></svg>';
