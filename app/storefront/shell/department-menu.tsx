import { ChevronIcon } from "../ui/icons";
import { Container } from "../ui/page";
import { HeaderPanel } from "./header-panel";
import { type Department, departments } from "./navigation";

const entry =
  "flex min-h-[44px] items-center gap-1 whitespace-nowrap rounded-full px-2.5 font-medium hover:bg-accent-tint hover:text-accent-strong xl:px-3.5";
const page =
  "flex min-h-[44px] items-center whitespace-nowrap rounded-field px-3 hover:bg-accent-tint hover:text-accent-strong";

/** The departments of the shop in a row; those with pages of their own open a list of them. */
export function DepartmentMenu() {
  return (
    <nav aria-label="Shop" className="shop-departments hidden lg:block">
      <Container>
        <ul className="-mx-2.5 flex justify-between xl:-mx-3.5 xl:justify-start">
          {departments.map((department) => (
            <li key={department.path}>
              {department.pages.length > 0 ? (
                <DepartmentPanel department={department} />
              ) : (
                <a href={department.path} className={entry}>
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

function DepartmentPanel({ department: { title, path, pages } }: { department: Department }) {
  return (
    <HeaderPanel
      className="relative"
      buttonClassName={`${entry} group-open:bg-accent-tint`}
      button={
        <>
          {title}
          <ChevronIcon className="h-4 w-4 group-open:rotate-180" />
        </>
      }
    >
      <ul className="absolute left-0 top-full z-40 mt-1 min-w-[224px] rounded-card border border-line bg-card p-2 shadow-float">
        <li>
          <a href={path} className={`${page} font-medium`}>
            All {title.toLowerCase()}
          </a>
        </li>
        {pages.map((destination) => (
          <li key={destination.path}>
            <a href={destination.path} className={page}>
              {destination.title}
            </a>
          </li>
        ))}
      </ul>
    </HeaderPanel>
  );
}
