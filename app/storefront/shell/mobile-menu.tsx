import { ChevronIcon, CloseIcon, MenuIcon } from "../ui/icons";
import { HeaderPanel } from "./header-panel";
import { type Department, departments, helpDestinations } from "./navigation";

const entry = "flex min-h-[48px] items-center px-2 hover:text-accent-strong";

/** The shop's departments behind one button, where there is no room for them in the header. */
export function MobileMenu() {
  return (
    <HeaderPanel
      className="lg:hidden"
      button={
        <>
          <MenuIcon className="h-6 w-6 group-open:hidden" />
          <CloseIcon className="hidden h-6 w-6 group-open:block" />
          <span className="sr-only">Menu</span>
        </>
      }
    >
      <nav aria-label="Menu" className="header-sheet px-4 py-3">
        <ul>
          {departments.map((department) => (
            <li key={department.path} className="border-b border-line">
              {department.pages.length > 0 ? (
                <SubLevel department={department} />
              ) : (
                <a href={department.path} className={`${entry} font-medium`}>
                  {department.title}
                </a>
              )}
            </li>
          ))}
          {helpDestinations.map(({ title, path }) => (
            <li key={path}>
              <a href={path} className={entry}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </HeaderPanel>
  );
}

function SubLevel({ department: { title, path, pages } }: { department: Department }) {
  return (
    <details className="sub-level">
      <summary className={`${entry} justify-between font-medium`}>
        {title}
        <ChevronIcon className="h-5 w-5 text-soft-ink" />
      </summary>
      <ul className="pb-2 pl-4">
        {[{ title: `All ${title.toLowerCase()}`, path }, ...pages].map((destination) => (
          <li key={destination.path}>
            <a href={destination.path} className={entry}>
              {destination.title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
