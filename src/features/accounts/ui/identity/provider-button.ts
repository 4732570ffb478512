import type { ShownProvider } from "../../identity-provider.contract.ts";
import type { Challenge } from "../second-factor/challenge.ts";

/** What each provider's button is given. */
export type ProviderButtonProps = {
  provider: ShownProvider;
  mode: "sign-in" | "sign-up";
  onSignedIn: () => void;
  /** The provider knows the person, and the account asks for more. */
  onChallenge: (challenge: Challenge) => void;
  /** What is said of a failure that brings no words of its own. */
  failed?: string;
};
