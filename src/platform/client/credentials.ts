/** The key in local storage under which the signed-in person's token is kept. */
export const TOKEN_KEY = "auth_token";

function storage(): Storage | undefined {
  try {
    return typeof localStorage === "undefined" ? undefined : localStorage;
  } catch {
    return undefined; // A browser that forbids storage throws on the mere access.
  }
}

export function storedToken(): string | null {
  return storage()?.getItem(TOKEN_KEY) ?? null;
}

export function storeToken(token: string): void {
  storage()?.setItem(TOKEN_KEY, token);
}

export function forgetToken(): void {
  storage()?.removeItem(TOKEN_KEY);
}

export function authorization(): Record<string, string> {
  const token = storedToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}
