import { lockRows } from "../database/dialect";
import type { NewRow, Row, Transaction } from "../database/schema";
import { ownedColumns, ownerOf, owns, requireOwner } from "../designs/owner";
import { readSharedDesign } from "../designs/shared-design";
import type { EngineContext } from "../graphql/context";
import { inputError, noSuchEntity } from "../graphql/errors";
import type { AddDesignCommentInput, DesignComment } from "../graphql/resolvers.generated";
import { plainWords } from "../reviews/plain-words";
import { linkProblem } from "../shared/find-link";
import { notifyOwner } from "./comment-email";
import { limitComments } from "./comment-rate-limit";
import { commentsOf, MAX_COMMENTS, viewComment } from "./list-comments";

const MAX_NICKNAME_LENGTH = 40;
const MAX_TEXT_LENGTH = 1000;
/** Thousandths of its width and height. */
const PICTURE = 1000;

/** What two comments that were sent once have in common. */
const SENT = ["text", "nickname", "place_x", "place_y", "owner_hash"] as const;

/**
 * Adds a comment to the design of a link. Sent again unchanged, as when a button is pressed twice, it is added once.
 * @throws GraphQLError of category no-such-entity when the link is invalid or sharing has ended; of category input when a
 * field is missing, too long or contains a link, comments are closed, the design has all it may have, or after too many
 */
export async function addComment(
  context: EngineContext,
  input: AddDesignCommentInput,
): Promise<DesignComment> {
  const nickname = readWords(input.nickname, "nickname", { max: MAX_NICKNAME_LENGTH });
  const text = readWords(input.text, "text", { max: MAX_TEXT_LENGTH, hasLines: true });
  const place = readPlace(input.place);
  const author = await requireOwner(context);
  const shared = await readSharedDesign(context, input.share_token);
  if (!shared) throw noLink();
  await limitComments(context, shared.design.id);

  const comment = await context.db.transaction().execute(async (transaction) => {
    const design = await lockSharedDesign(transaction, input.share_token);
    const isByOwner = owns(await ownerOf(context), design);
    const row = {
      design_id: design.id,
      ...ownedColumns(author),
      is_by_owner: Number(isByOwner),
      nickname,
      text,
      ...place,
      resolved_at: null,
      created_at: new Date().toISOString(),
    };
    const { comment, isNew } = await insertOnce(transaction, design, row);
    if (isNew && !isByOwner) await notifyOwner(transaction, context, design);
    return comment;
  });
  context.wakeMail();
  return viewComment(author, comment);
}

function readWords(typed: string, field: string, limits: { max: number; hasLines?: boolean }): string {
  const words = plainWords(typed, field, limits);
  const problem = linkProblem(words);
  if (problem) throw inputError(problem, field);
  return words;
}

/** @throws GraphQLError of category input for a place beside the picture */
function readPlace(
  place: AddDesignCommentInput["place"],
): Pick<Row<"design_comment">, "place_x" | "place_y"> {
  if (!place) return { place_x: null, place_y: null };
  const isOnPicture = [place.x, place.y].every((thousandths) => thousandths >= 0 && thousandths <= PICTURE);
  if (!isOnPicture) throw inputError("Please choose a place on the picture.", "place");
  return { place_x: place.x, place_y: place.y };
}

function noLink() {
  return noSuchEntity("This link no longer works.");
}

/** Locks the design, so that no two visitors exceed its number of comments, nor comment on what is closed meanwhile. */
async function lockSharedDesign(transaction: Transaction, token: string): Promise<Row<"design">> {
  const query = transaction.selectFrom("design").selectAll().where("share_token", "=", token);
  const design = await lockRows(transaction, query).executeTakeFirst();
  if (!design) throw noLink();
  if (design.comments_closed_at !== null) throw inputError("Comments on this design are closed.");
  return design;
}

async function insertOnce(
  transaction: Transaction,
  design: Row<"design">,
  row: NewRow<"design_comment">,
): Promise<{ comment: Row<"design_comment">; isNew: boolean }> {
  const comments = await commentsOf(transaction, design.id);
  const last = comments.at(-1);
  if (last && SENT.every((column) => last[column] === row[column])) return { comment: last, isNew: false };
  if (comments.length >= MAX_COMMENTS)
    throw inputError(`This design has ${MAX_COMMENTS} comments, which is all it can have.`);
  const comment = await transaction
    .insertInto("design_comment")
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { comment, isNew: true };
}
