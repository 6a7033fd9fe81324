import { Container } from "../ui/page";
import { serverMarkup } from "./server-markup";
import { DepartmentRow } from "./shell-markup.server";

/** A row as high as that of the departments. */
const placeholder = (
  <div className="shop-departments hidden lg:block">
    <Container>
      <span className="menu-entry">&nbsp;</span>
    </Container>
  </div>
);

/** A row of the shop's departments; those with subcategories open a list of them. Nothing without departments. */
export const DepartmentMenu = serverMarkup(
  DepartmentRow,
  async () => (await import("./department-row")).DepartmentRow,
  placeholder,
);
