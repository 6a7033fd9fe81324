import { readFileSync } from "node:fs";
import type { SettingGroup } from "~/settings/setting-group.server";
import { settingGroups } from "~/settings/settings.server";

const OPERATING = "docs/operating.md";
const TABLE_START = "<!-- Generated from app/settings by `npm run codegen`. Do not edit. -->";
const TABLE_END = "<!-- End of the generated table. -->";
const HEADER = `# Settings of the shop, each with its default. Copy this file to .env and remove the # before what you set.
# npm start, npm run start:cluster, npm run dev, npm run backup and restore read .env; real environment variables win.
# Generated from app/settings by npm run codegen. Do not edit.
`;

type Setting = SettingGroup["settings"][string];

/** The documentation of all settings: the text of each file by its path. */
export function settingsDocs(): Record<string, string> {
  return { ".env.example": envExample(), [OPERATING]: withSettingsTable(readFileSync(OPERATING, "utf8")) };
}

function envExample(): string {
  const sections = settingGroups.map(({ title, settings }) => {
    const lines = Object.entries<Setting>(settings).map(([name, setting]) => exampleLines(name, setting));
    return [`\n## ${title}`, ...lines, ""].join("\n");
  });
  return HEADER + sections.join("");
}

/** @throws Error when the document lacks the markers of the table */
function withSettingsTable(document: string): string {
  const [start, end] = [document.indexOf(TABLE_START), document.indexOf(TABLE_END)];
  if (start < 0 || end < start) throw new Error(`${OPERATING} has no markers of the table of settings`);
  return `${document.slice(0, start)}${TABLE_START}\n\n${settingsTable()}\n\n${document.slice(end)}`;
}

function exampleLines(
  name: string,
  { description, documentedDefault, default: value = "" }: Setting,
): string {
  const suffix = documentedDefault ? ` (default: ${documentedDefault})` : "";
  const comment = `${description}${suffix}`.replaceAll("`", "");
  return `# ${comment}\n#${name}=${documentedDefault ? "" : value}`;
}

function settingsTable(): string {
  const rows = settingGroups.flatMap(({ settings }) =>
    Object.entries<Setting>(settings).map(([name, setting]) => [
      `\`${name}\``,
      defaultCell(setting),
      setting.description,
    ]),
  );
  return alignedTable([["Name", "Default", "Meaning"], ...rows]);
}

function defaultCell({ documentedDefault, default: value = "" }: Setting): string {
  return documentedDefault ?? (value === "" ? "none" : `\`${value}\``);
}

function alignedTable(rows: string[][]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  const [head, ...body] = rows.map(line);
  return [head, line(widths.map((width) => "-".repeat(width))), ...body].join("\n");
}
