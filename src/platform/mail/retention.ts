import { readdir, readFile, stat, unlink } from "node:fs/promises";
import { join } from "node:path";

const DAY = 86_400_000;

/** Removes e-mails that lie in the folder for longer than so many days: they name people, and links that they hold are over. */
export async function removeOldMails(folder: string, days: number, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => file.endsWith(".eml"))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > days * DAY) await unlink(join(folder, name));
  }
}

/** Removes the e-mails to an address whose account is gone. */
export async function removeMailsTo(folder: string, email: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => file.endsWith(".eml"))) {
    const text = await readFile(join(folder, name), "utf8");
    if (addressee(text) === email.toLowerCase()) await unlink(join(folder, name));
  }
}

function addressee(message: string): string | undefined {
  return /^To: (?:.*<)?([^<>\r\n]+)>?\r?$/im.exec(message)?.[1]?.trim().toLowerCase();
}
