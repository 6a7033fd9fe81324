import type { z } from "zod";

/** Code of a state → the day from which the shop collects there, yyyy-mm-dd; "all": in every state. */
export type TaxRegistrations = ReadonlyMap<string, string> | "all";

const WRONG =
  "must be states with days, such as IL:2026-01-01,TX:2026-06-01, or none, or all; or such lists by store: mpc=IL:2026-01-01;neon=none";

/** The registrations of a store. */
export function registrationsOf(
  { registrations }: { registrations: Record<string, TaxRegistrations> | null },
  storeCode: string,
): TaxRegistrations {
  return registrations?.[storeCode] ?? registrations?.[""] ?? (registrations ? new Map() : "all");
}

/** True if the shop collects tax in a state on a day. @param day yyyy-mm-dd */
export function isRegistered(registrations: TaxRegistrations, region: string, day: string): boolean {
  if (registrations === "all") return true;
  const since = registrations.get(region);
  return since !== undefined && since <= day;
}

/** "mpc=IL:2026-01-01;neon=none" → registrations by store code; a list without a code is for all other stores. */
export function readRegistrations(text: string, context?: z.RefinementCtx): Record<string, TaxRegistrations> {
  const read: Record<string, TaxRegistrations> = {};
  for (const part of text.split(";").filter((each) => each.trim() !== "")) {
    const [, code = "", list = ""] = /^\s*(?:([a-z][a-z0-9_]{0,31})=)?(.*)$/.exec(part) ?? [];
    const registrations = readList(list.trim());
    if (registrations === null || code in read) context?.addIssue({ code: "custom", message: WRONG });
    else read[code] = registrations;
  }
  return read;
}

function readList(list: string): TaxRegistrations | null {
  if (list === "all") return "all";
  if (list === "none") return new Map();
  const entries = list.split(",").map((entry) => /^([A-Z]{2}):(\d{4}-\d\d-\d\d)$/.exec(entry.trim()));
  const isRight = entries.every((entry) => entry !== null && isDay(entry[2]));
  return isRight ? new Map(entries.map((entry) => [entry?.[1] ?? "", entry?.[2] ?? ""])) : null;
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
