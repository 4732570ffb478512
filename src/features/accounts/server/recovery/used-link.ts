import { Failure } from "#/kernel/failure.ts";

/** Unknown, used and too old are told apart by nobody. */
export function usedLink(then: string): Failure {
  return new Failure("gone", `This link has been used already or is too old. ${then}`);
}
