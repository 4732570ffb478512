import { useEffect, useState } from "react";

/** The time from one letter to the next of somebody who goes on typing. */
const REST_MS = 250;

/** A text as it was when its typing last rested: for what hangs on it and would be in the way of the next letter. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const rest = setTimeout(setRested, REST_MS, text);
    return () => clearTimeout(rest);
  }, [text]);
  return rested;
}
