/** Preloaded into a process of the store: shifts its clock by the milliseconds in the file CLOCK_OFFSET_FILE. */
import { readFileSync } from "node:fs";

const POLL_MILLISECONDS = 20;
const RealDate = Date;
let offset = 0;

function visit() {
  offset = Number(readFileSync(process.env.CLOCK_OFFSET_FILE, "utf8")) || 0;
}

visit();
setInterval(visit, POLL_MILLISECONDS).unref();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
