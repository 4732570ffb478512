import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** Seals what has to be read again, and so cannot be kept as a hash. */
export type Sealer = {
  /** @param owner whose it is: sealed for one owner, it opens for no other. */
  readonly seal: (secret: Uint8Array, owner: string) => Buffer;
  /** @throws Error where the key is another one, the owner is not this one, or a bit was changed. */
  readonly open: (sealed: Uint8Array, owner: string) => Buffer;
  /**
   * The same secret sealed with the key of today; null where it is so already.
   * @throws Error as `open` does.
   */
  readonly renewed: (sealed: Uint8Array, owner: string) => Buffer | null;
};

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Key = () => string;

/**
 * @param key is asked for when something is first sealed or opened: whoever seals nothing needs none.
 * @param oldKey opens what was sealed before the key was changed.
 */
export function createSealer(key: Key, oldKey?: Key): Sealer {
  const current = sealerOf(key);
  const old = oldKey && sealerOf(oldKey);
  const opened = (sealed: Uint8Array, owner: string) => {
    try {
      return { secret: current.open(sealed, owner), isOld: false };
    } catch (error) {
      if (!old) throw error;
      return { secret: old.open(sealed, owner), isOld: true };
    }
  };
  return {
    seal: current.seal,
    open: (sealed, owner) => opened(sealed, owner).secret,
    renewed: (sealed, owner) => {
      const { secret, isOld } = opened(sealed, owner);
      return isOld ? current.seal(secret, owner) : null;
    },
  };
}

function sealerOf(key: Key): Pick<Sealer, "seal" | "open"> {
  let derived: Buffer | undefined;
  const secretKey = () => (derived ??= createHash("sha256").update(key()).digest());
  return {
    /** Nonce, tag and cipher text, in this order. */
    seal: (secret, owner) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, secretKey(), nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open: (sealed, owner) => {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const cipher = createDecipheriv(CIPHER, secretKey(), nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const text = cipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, cipher.final()]);
    },
  };
}
