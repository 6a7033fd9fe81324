import type { Connection, Row } from "../database/schema";
import { isMembership, ONE_MEMBERSHIP } from "../memberships/membership";
import { randomId } from "../shared/secrets";
import { addedToday } from "./added-as";
import { type LineProblem, MAX_QUANTITY, type WantedLine } from "./read-cart-line";

/** Maximum number of lines of a cart. */
export const MAX_LINES = 100;

type Line = Row<"cart_item">;
/** Content of a line, without its cart, position and quantity. */
export type LineContent = Omit<Line, "uid" | "cart_id" | "quantity" | "position">;

/** The lines of a cart during a change; each change is written at once. */
export class CartLines {
  private constructor(
    private readonly db: Connection,
    private readonly cartId: string,
    private lines: Line[],
  ) {}

  static async of(db: Connection, cartId: string): Promise<CartLines> {
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

  /** Adds to an equal line, or creates one. Returns the problem when it cannot; then nothing is changed. */
  async add(content: LineContent, quantity: number): Promise<LineProblem | null> {
    const position = 1 + Math.max(0, ...this.lines.map((line) => line.position));
    return this.putBack({ ...content, uid: randomId(), cart_id: this.cartId, quantity, position });
  }

  /** Adds the content of a line from elsewhere, behind the others. Returns problems as `add` does. */
  takeIn({
    uid: _uid,
    cart_id: _cart,
    position: _position,
    quantity,
    ...content
  }: Line): Promise<LineProblem | null> {
    return this.add(content, quantity);
  }

  /** Restores a line that was in a cart before, at its position. Returns problems as `add` does. */
  async putBack(line: Line): Promise<LineProblem | null> {
    const same = this.sameAs(line);
    if (same) return this.addUp(same, line);
    if (this.lines.length >= MAX_LINES) return invalid(`A cart holds at most ${MAX_LINES} different items.`);
    const own: Line = { ...line, cart_id: this.cartId };
    await this.db.insertInto("cart_item").values(own).execute();
    this.lines.push(own);
    return null;
  }

  async setQuantity(line: Line, quantity: number): Promise<LineProblem | null> {
    if (isMembership(line) && quantity > 1) return invalid(ONE_MEMBERSHIP);
    if (quantity > MAX_QUANTITY) return invalid(`You can order up to ${MAX_QUANTITY} of the same item.`);
    return this.update(line, { quantity });
  }

  /** Replaces the content of a line, and combines it with a line that has become equal. */
  async replace(line: Line, content: LineContent): Promise<LineProblem | null> {
    const same = this.sameAs(content);
    if (same && same.uid !== line.uid) {
      const problem = await this.addUp(same, { ...content, quantity: line.quantity });
      if (!problem) await this.remove(line);
      return problem;
    }
    return this.update(line, content);
  }

  /** The line remains separate, also when another one has become equal. */
  async setGiftOptions(line: Line, options: Pick<Line, "gift_wrapping" | "gift_message">): Promise<void> {
    await this.update(line, options);
  }

  async remove(line: Line): Promise<void> {
    await this.db.deleteFrom("cart_item").where("uid", "=", line.uid).execute();
    this.lines = this.lines.filter((other) => other.uid !== line.uid);
  }

  private async addUp(
    line: Line,
    { added_as, quantity }: Pick<Line, "added_as" | "quantity">,
  ): Promise<LineProblem | null> {
    if (isMembership(line)) return null;
    const problem = await this.setQuantity(line, line.quantity + quantity);
    return problem ?? (added_as === line.added_as ? null : this.update(line, { added_as }));
  }

  private async update(line: Line, columns: Partial<Line>): Promise<null> {
    await this.db.updateTable("cart_item").set(columns).where("uid", "=", line.uid).execute();
    Object.assign(line, columns);
    return null;
  }

  private sameAs(content: LineContent): Line | undefined {
    return this.lines.find((line) => isSame(line, content));
  }
}

/** True if two lines have equal content, including gift options; their quantities are then added. */
function isSame(line: LineContent, content: LineContent): boolean {
  return (
    line.sku === content.sku &&
    line.options === content.options &&
    line.design_id === content.design_id &&
    line.design_revision === content.design_revision &&
    line.gift_wrapping === content.gift_wrapping &&
    line.gift_message === content.gift_message
  );
}

/** The stored form of a line; options are sorted by code, so that equal options are equal text. */
export function lineContent({ product, options, design }: Omit<WantedLine, "quantity">): LineContent {
  const sorted = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    sku: product.sku,
    options: JSON.stringify(Object.fromEntries(sorted)),
    design_id: design?.id ?? null,
    design_revision: design?.revision ?? null,
    design_counts: JSON.stringify(design?.counts ?? {}),
    gift_wrapping: null,
    gift_message: null,
    added_as: JSON.stringify(addedToday(product, options, design?.counts ?? {})),
  };
}

function invalid(message: string): LineProblem {
  return { code: "INVALID_PARAMETER_VALUE", message };
}
