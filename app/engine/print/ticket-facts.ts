import { brandOf } from "~/brand/brands.server";
import { staffOrderLink } from "../fulfillment/staff-order-link";
import type { EngineContext } from "../graphql/context";
import { orderShipBy } from "../orders/ship-by";
import { itemFeatures } from "../orders/view-orders";
import { sha256 } from "../shared/secrets";
import { archivedName } from "./archived-names";
import type { LineJob } from "./job-ticket";
import { recipeOfSheet, sheetsOf } from "./print-sheets";
import type { PrintedLine } from "./printed-line";
import type { TicketName } from "./ticket-files";

/** The facts of a line's job ticket that need no drawing. */
export interface TicketFacts {
  /** Without the tubes of a neon sign. */
  job: LineJob;
  /** Of the order in /admin, for the QR code. */
  address: string;
  /** Of the ticket's files: other facts make another name, so that a kept ticket is never out of date. */
  name: TicketName;
}

/** Reads what the ticket of a line says now; a promised day, for example, may have moved since it was drawn. */
export async function ticketFacts(
  { db, settings }: Pick<EngineContext, "db" | "settings">,
  line: PrintedLine,
): Promise<TicketFacts> {
  const job = { ...jobOf(settings, line), ship_by: await orderShipBy(db, line.order) };
  const address = staffOrderLink(settings, line.order.id);
  const hash = sha256(JSON.stringify([brandOf(settings).name, job, address])).slice(0, 32);
  return { job, address, name: { order_item_id: line.item.id, hash } };
}

function jobOf(
  settings: EngineContext["settings"],
  { order, item, saved, files }: PrintedLine,
): Omit<LineJob, "ship_by"> {
  const { sku, name, position: line, quantity: pieces } = item;
  const named = { order: order.number, line, sku, revision: saved.revision };
  const copiesOf = (key: string) => {
    const sheet = sheetsOf(saved.document).find((each) => each.key === key);
    return (sheet ? recipeOfSheet(saved.document, sheet).copies : 1) * pieces;
  };
  return {
    order: order.number,
    line,
    sku,
    name,
    pieces,
    revision: saved.revision,
    options: itemFeatures(item).map(({ label, title }) => ({ label, title })),
    arrives_by: order.arrival_date,
    files: files.map(({ surface, title, production, sha256, bytes }, index) => {
      const copies = copiesOf(surface);
      const file = { ...named, copies, file: index + 1, surface };
      return {
        name: `${archivedName(settings.print.fileNames, file)}.pdf`,
        title,
        copies,
        production,
        sha256,
        bytes,
      };
    }),
  };
}
