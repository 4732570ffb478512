/**
 * What needs React's renderer while its file is evaluated. It is built into that file: the renderer starts there, and
 * not in the middle of the entry that asks for it.
 */
export { hydrateRoot } from "react-dom/client";
