import { createCommentStore, type CommentStore } from "#/features/comments/server/comment.store.ts";
import { isUuid } from "#/kernel/uuid.ts";
import { readConfig } from "#/platform/config/config.ts";
import { connectDatabase } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";

const USAGE = `Usage: npm run moderate -- COMMAND
  list            the newest 50 comments, with their ids
  hidden          the newest 50 that are hidden
  hide ID         hides a comment from everybody but its author
  show ID         shows it again`;

/** Lists comments, hides and shows them. @returns whether the command could be done. */
async function moderate(comments: CommentStore, [command, id = ""]: string[]): Promise<boolean> {
  if (command === "list" || command === "hidden") {
    for (const comment of await comments.newest(50, command === "hidden" ? true : undefined)) {
      const { authorName, createdAt, isModerated, content } = comment;
      const state = isModerated ? "  [hidden]" : "";
      console.log(`${comment.id}  ${createdAt}  ${authorName ?? "deleted account"}${state}`);
      console.log(`  ${content.replace(/\s+/g, " ").replace(/\p{Cc}/gu, "")}`);
    }
    return true;
  }
  if (command !== "hide" && command !== "show") {
    console.error(USAGE);
    return false;
  }
  if (!isUuid(id) || !(await comments.moderate(id, command === "hide"))) {
    console.error(`There is no comment ${id}.`);
    return false;
  }
  console.log(command === "hide" ? "The comment is hidden." : "The comment is shown.");
  return true;
}

const database = await connectDatabase(readConfig(process.env), "command", console.error);
try {
  await migrate(database);
  const done = await moderate(createCommentStore(database), process.argv.slice(2));
  if (!done) process.exitCode = 1;
} finally {
  await database.close();
}
