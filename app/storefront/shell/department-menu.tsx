import { serverMarkup } from "./server-markup";
import { DepartmentRow } from "./shell-markup.server";

/** A row of the shop's departments; those with subcategories open a list of them. Nothing without departments. */
export const DepartmentMenu = serverMarkup(
  DepartmentRow,
  async () => (await import("./department-row")).DepartmentRow,
);
