import { type FilePlace, shopFiles } from "../files/shop-files";
import { itemFolder } from "./print-file-names";

/** The job ticket of a line is kept beside its print files, so that it is deleted with them. */

/** Identifies a ticket: a line, and what the ticket says. */
export interface TicketName {
  order_item_id: number;
  hash: string;
}

/** A line's job ticket in each format, as it is in the line's ZIP. */
export interface Ticket {
  html: Buffer;
  pdf: Buffer;
  json: Buffer;
}

/** The PDF is written last: with it the ticket is complete. */
const FORMATS = ["html", "json", "pdf"] as const;

/** Whether all files of a ticket exist. */
export async function hasTicket(place: FilePlace, name: TicketName): Promise<boolean> {
  return (await shopFiles(place).size(fileName(name, "pdf"))) !== null;
}

/** Reads a ticket; null when it has not been drawn. */
export async function readTicket(place: FilePlace, name: TicketName): Promise<Ticket | null> {
  const read = (format: keyof Ticket) => shopFiles(place).read(fileName(name, format));
  const pdf = await read("pdf");
  const [html, json] = pdf ? await Promise.all([read("html"), read("json")]) : [null, null];
  return html && json && pdf && { html, json, pdf };
}

/** Stores a ticket, and deletes the line's earlier ones. */
export async function storeTicket(place: FilePlace, name: TicketName, ticket: Ticket): Promise<void> {
  const files = shopFiles(place);
  for (const format of FORMATS) await files.put(fileName(name, format), ticket[format]);
  const folder = itemFolder(name.order_item_id);
  for await (const kept of files.list(folder))
    if (kept.name.startsWith(`${folder}/ticket-`) && !kept.name.includes(name.hash))
      await files.remove(kept.name);
}

function fileName({ order_item_id, hash }: TicketName, format: keyof Ticket): string {
  return `${itemFolder(order_item_id)}/ticket-${hash}.${format}`;
}
