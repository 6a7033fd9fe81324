import type { Connection, Row } from "../database/schema";

/** The latest ones are kept: open pages show them, and a cart may be about to use them. */
const MAX_REVISIONS = 10;

/**
 * Deletes outdated revisions of a design that no cart, order, proof or print file refers to. Runs only at every tenth
 * revision, so that most saves cost nothing.
 */
export async function removeOldRevisions(
  db: Connection,
  { id, revision }: Pick<Row<"design">, "id" | "revision">,
): Promise<void> {
  if (revision % MAX_REVISIONS !== 0) return;
  const needed = await neededRevisions(db, id);
  await db
    .deleteFrom("design_revision")
    .where("design_id", "=", id)
    .where("revision", "<=", revision - MAX_REVISIONS)
    .$if(needed.length > 0, (old) => old.where("revision", "not in", needed))
    .execute();
}

async function neededRevisions(db: Connection, designId: string): Promise<number[]> {
  const inCarts = await db
    .selectFrom("cart_item")
    .select("design_revision as revision")
    .where("design_id", "=", designId)
    .execute();
  const inactive = await db
    .selectFrom("inactive_cart_item")
    .select("line")
    .where("design_id", "=", designId)
    .execute();
  const ordered = await db
    .selectFrom("sales_order_item")
    .leftJoin("proof", "proof.order_item_id", "sales_order_item.id")
    .leftJoin("print_file", "print_file.order_item_id", "sales_order_item.id")
    .select([
      "sales_order_item.design_revision as revision",
      "proof.revision as proven",
      "print_file.revision as printed",
    ])
    .where("sales_order_item.design_id", "=", designId)
    .execute();
  const needed = [
    ...inCarts.map(({ revision }) => revision),
    ...inactive.map(({ line }) => Number(JSON.parse(line).design_revision)),
    ...ordered.flatMap(({ revision, proven, printed }) => [revision, proven, printed]),
  ];
  return [...new Set(needed.filter((revision): revision is number => Number.isInteger(revision)))];
}
