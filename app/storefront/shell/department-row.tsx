import type { Department } from "~/brand/navigation-schema";
import { thisBrand } from "~/brand/this-brand";
import { usePossible } from "../session/features";
import { ChevronIcon } from "../ui/icons";
import { Container } from "../ui/page";
import { DepartmentPicture, PageGroups, PageLinks } from "./department-pages";
import { HeaderPanel } from "./header-panel";

/** A row of the shop's departments; those with subcategories open a list of them. Nothing without departments. */
export function DepartmentRow() {
  const departments = usePossible(thisBrand().navigation.departments);
  if (departments.length === 0) return null;
  return (
    <nav aria-label="Shop" className="shop-departments hidden lg:block">
      <Container>
        <ul className="-mx-2.5 flex justify-between xl:-mx-3.5 xl:justify-start">
          {departments.map((department) => (
            <li key={department.path}>
              {department.pages.length > 0 ? (
                <DepartmentPanel department={department} />
              ) : (
                <a href={department.path} className="menu-entry">
                  {department.title}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

function DepartmentPanel({
  department: { title, path, product, pages, groups },
}: {
  department: Department;
}) {
  return (
    <HeaderPanel
      className="relative"
      buttonClassName="menu-entry"
      button={
        <>
          {title}
          <ChevronIcon className="h-4 w-4 group-open:rotate-180" />
        </>
      }
    >
      <div className="menu-pages">
        <ul>
          <li>
            <a href={path} className="font-medium">
              <DepartmentPicture product={product} />
              All {title.toLowerCase()}
            </a>
          </li>
          <PageLinks pages={pages} />
        </ul>
        <PageGroups groups={groups} />
      </div>
    </HeaderPanel>
  );
}
