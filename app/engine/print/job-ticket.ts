import { renderSVG } from "uqr";
import { html } from "../shared/html";
import type { TubeLength } from "./neon/sign-plan";

/** What production needs to know about a line, beside its files; without name and address of its buyer. */
export interface LineJob {
  order: string;
  /** Of the line in its order, from 1. */
  line: number;
  sku: string;
  name: string;
  pieces: number;
  revision: number;
  options: { label: string; title: string }[];
  /** For a neon sign: how much tube of each color one piece needs. */
  tubes?: TubeLength[];
  /** The last working day (yyyy-mm-dd) on which the parcel may leave to keep the promise; null where nothing is shipped. */
  ship_by: string | null;
  /** The day (yyyy-mm-dd) that was promised to the buyer; null where nothing is shipped. */
  arrives_by: string | null;
  files: {
    name: string;
    title: string;
    copies: number;
    production: string | null;
    sha256: string;
    bytes: number;
  }[];
}

/** Returns what a ticket says about a line. */
export function jobFacts(job: LineJob): { label: string; title: string }[] {
  return [
    { label: "Pieces", title: String(job.pieces) },
    { label: "Revision", title: String(job.revision) },
    ...(job.ship_by === null ? [] : [{ label: "Ship by", title: job.ship_by }]),
    { label: "Arrives by", title: job.arrives_by ?? "nothing is shipped" },
    ...job.options,
    ...(job.tubes ?? []).map(({ color, millimeters, pieces }) => ({
      label: `${color} tube, each sign`,
      title: `${millimeters} mm in ${pieces === 1 ? "1 piece" : `${pieces} pieces`}`,
    })),
  ];
}

/**
 * Writes the page that goes with the pieces through the workshop; it stands alone and prints on Letter paper.
 * @param address that the QR code opens: the order in /admin
 * @param previews the sides of the design as SVG
 */
export function jobTicket(job: LineJob, address: string, previews: { title: string; svg: string }[]): string {
  return html`<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>Job ticket ${job.order}-${job.line}</title>
<style>
body { font: 11pt/1.4 sans-serif; margin: 12mm; }
.code { float: right; width: 32mm; }
td, th { padding: 1mm 4mm 1mm 0; text-align: left; vertical-align: top; }
.side { display: inline-block; width: 60mm; margin: 0 4mm 4mm 0; }
.side img { max-width: 100%; max-height: 60mm; }
small { overflow-wrap: anywhere; }
</style>
<img class="code" src="${dataUrl(renderSVG(address, { border: 2 }))}" alt="QR code that opens the order">
<h1>${job.order}, line ${job.line}</h1>
<p><b>${job.name}</b> ${job.sku}</p>
<table>${jobFacts(job).map(({ label, title }) => html`<tr><th>${label}</th><td>${title}</td></tr>`)}</table>
<h2>Files</h2>
<table>${job.files.map(
    ({ name, title, copies, production, sha256 }) =>
      html`<tr><td><b>${name}</b><br>${title}, ${copies} in all<br>${production ?? ""}<br><small>SHA-256 ${sha256}</small></td></tr>`,
  )}</table>
<h2>Design</h2>
${previews.map(({ title, svg }) => html`<figure class="side"><img src="${dataUrl(svg)}" alt=""><figcaption>${title}</figcaption></figure>`)}
</html>
`.safe;
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
