import { COOKIES } from "#/kernel/cookies.ts";
import { VERIFIED_FLAG } from "../logic/cookies.ts";
import { READABLE_BEFORE } from "../logic/gate.ts";

/**
 * Runs in the document's head before anything is painted: a new visitor never sees the page first,
 * and who has accepted never sees the gate. The page itself is the same for both.
 */
export const GATE_SCRIPT = `(function(d){var o=false;try{o=localStorage.getItem(${JSON.stringify(VERIFIED_FLAG)})==="true"&&/(^|; )${COOKIES.consent}=true(;|$)/.test(d.cookie)}catch(e){}if(!o&&!${JSON.stringify(READABLE_BEFORE)}.includes(location.pathname.replace(/\\/$/,"")))d.documentElement.dataset.gate="closed"})(document)`;
