import { mutationOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import { deviceName } from "../../logic/device.ts";
import * as endpoints from "../../second-factor.endpoints.ts";
import { makePasskey } from "./passkey-browser.ts";

/** Under one key with the other sign-ins, which the sign-in page says that it is at. */
const mutationKey = ["account", "set-up"];

export const firstAppMutation = mutationOptions({
  mutationKey,
  retry: false,
  mutationFn: (ticket: string) => call(endpoints.setUpAuthenticator, { ticket }),
});

export const firstCodeMutation = mutationOptions({
  mutationKey,
  retry: false,
  mutationFn: (given: { ticket: string; code: string }) =>
    call(endpoints.confirmFirstAuthenticator, given),
});

export const firstPasskeyMutation = mutationOptions({
  mutationKey,
  retry: false,
  mutationFn: async (ticket: string) => {
    const { options } = await call(endpoints.setUpPasskey, { ticket });
    const passkey = await makePasskey(options);
    const name = deviceName(navigator.userAgent);
    return call(endpoints.confirmFirstPasskey, { ticket, name, passkey });
  },
});
