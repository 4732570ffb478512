import type { Config } from "#/platform/config/config.ts";
import { keyOfFolder } from "./key-file.ts";
import { createSealer, type Sealer } from "./sealer.ts";

/** What seals secrets, with the key of the configuration or of the data folder. */
export function sealerOf({
  secretKey,
  oldSecretKey,
  dataDir,
}: Pick<Config, "secretKey" | "oldSecretKey" | "dataDir">): Sealer {
  return createSealer(
    () => secretKey ?? keyOfFolder(dataDir),
    oldSecretKey === undefined ? undefined : () => oldSecretKey,
  );
}
