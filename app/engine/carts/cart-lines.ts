import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { randomId } from "../shared/secrets";
import { type LineProblem, MOST_PIECES, type WantedLine } from "./read-cart-line";

/** Different items that a cart may hold. */
export const MOST_LINES = 100;

type Line = Row<"cart_item">;
type LineContent = Pick<Line, "sku" | "options" | "design_id" | "design_revision">;

/** The lines of a cart while they are changed; every change is written at once. */
export class CartLines {
  private constructor(
    private readonly db: Kysely<Database>,
    private readonly cartId: string,
    private lines: Line[],
  ) {}

  static async of(db: Kysely<Database>, cartId: string): Promise<CartLines> {
    const lines = await db
      .selectFrom("cart_item")
      .selectAll()
      .where("cart_id", "=", cartId)
      .orderBy("position")
      .execute();
    return new CartLines(db, cartId, lines);
  }

  get all(): readonly Line[] {
    return this.lines;
  }

  find(uid: string): Line | undefined {
    return this.lines.find((line) => line.uid === uid);
  }

  /** Adds up with the same line, or makes a new one. Answers why it cannot be; then nothing is changed. */
  async add(content: LineContent, quantity: number): Promise<LineProblem | null> {
    const same = this.sameAs(content);
    if (same) return this.setQuantity(same, same.quantity + quantity);
    if (this.lines.length >= MOST_LINES)
      return invalid(`A cart holds at most ${MOST_LINES} different items.`);
    const position = 1 + Math.max(0, ...this.lines.map((line) => line.position));
    const line: Line = { ...content, uid: randomId(), cart_id: this.cartId, quantity, position };
    await this.db.insertInto("cart_item").values(line).execute();
    this.lines.push(line);
    return null;
  }

  async setQuantity(line: Line, quantity: number): Promise<LineProblem | null> {
    if (quantity > MOST_PIECES) return invalid(`At most ${MOST_PIECES} pieces of one item can be ordered.`);
    await this.db.updateTable("cart_item").set({ quantity }).where("uid", "=", line.uid).execute();
    line.quantity = quantity;
    return null;
  }

  /** Replaces what the line is made of; it adds up with another line that has become the same. */
  async replace(line: Line, content: LineContent): Promise<LineProblem | null> {
    const same = this.sameAs(content);
    if (same && same.uid !== line.uid) {
      const problem = await this.setQuantity(same, same.quantity + line.quantity);
      if (!problem) await this.remove(line);
      return problem;
    }
    await this.db.updateTable("cart_item").set(content).where("uid", "=", line.uid).execute();
    Object.assign(line, content);
    return null;
  }

  async remove(line: Line): Promise<void> {
    await this.db.deleteFrom("cart_item").where("uid", "=", line.uid).execute();
    this.lines = this.lines.filter((other) => other.uid !== line.uid);
  }

  private sameAs(content: LineContent): Line | undefined {
    return this.lines.find(
      (line) =>
        line.sku === content.sku &&
        line.options === content.options &&
        line.design_id === content.design_id &&
        line.design_revision === content.design_revision,
    );
  }
}

/** The line as it is kept; options in the order of their codes, so that the same options are the same text. */
export function lineContent({ sku, options, design }: Omit<WantedLine, "quantity">): LineContent {
  const sorted = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    sku,
    options: JSON.stringify(Object.fromEntries(sorted)),
    design_id: design?.id ?? null,
    design_revision: design?.revision ?? null,
  };
}

function invalid(message: string): LineProblem {
  return { code: "INVALID_PARAMETER_VALUE", message };
}
