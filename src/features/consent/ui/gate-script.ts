import { COOKIES, VERIFIED_FLAG } from "../logic/cookies.ts";

/**
 * Runs in the document's head before anything is painted: a new visitor never sees the page first,
 * and who has accepted never sees the gate. The page itself is the same for both.
 */
export const GATE_SCRIPT = `(function(d){var o=false;try{o=localStorage.getItem(${JSON.stringify(VERIFIED_FLAG)})==="true"&&/(^|; )${COOKIES.consent}=true(;|$)/.test(d.cookie)}catch(e){}if(!o&&!/^\\/(privacy|terms)\\/?$/.test(location.pathname))d.documentElement.dataset.gate="closed"})(document)`;
