import type { Department } from "~/brand/navigation-schema";
import { thisBrand } from "~/brand/this-brand";
import { usePossible } from "../session/features";
import { ChevronIcon } from "../ui/icons";
import { DepartmentPicture, PageGroups, PageLinks } from "./department-pages";
import { helpDestinations, legalDestinations } from "./navigation";

/** The content of the menu of small screens. */
export function MobileMenuPages() {
  const departments = usePossible(thisBrand().navigation.departments);
  return (
    <nav aria-label="Menu" className="header-sheet mobile-menu">
      <ul>
        {departments.map((department) => (
          <li key={department.path} className="menu-department">
            {department.pages.length > 0 ? (
              <SubLevel department={department} />
            ) : (
              <a href={department.path}>
                <DepartmentPicture product={department.product} />
                {department.title}
              </a>
            )}
          </li>
        ))}
        {[...helpDestinations, ...legalDestinations].map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SubLevel({ department: { title, path, product, pages, groups } }: { department: Department }) {
  return (
    <details>
      <summary>
        <DepartmentPicture product={product} />
        {title}
        <ChevronIcon className="h-5 w-5 text-soft-ink" />
      </summary>
      <ul>
        <PageLinks pages={[{ title: `All ${title.toLowerCase()}`, path }, ...pages]} />
      </ul>
      <PageGroups groups={groups} />
    </details>
  );
}
