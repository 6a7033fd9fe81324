import { useLocation } from "@remix-run/react";
import { CloseIcon, MenuIcon } from "../ui/icons";
import { HeaderPanel } from "./header-panel";
import { shopDestinations } from "./navigation";
import { loginPath } from "./visitor-words";

const entryClasses = "flex min-h-[48px] items-center px-2 hover:text-accent-strong";

/** The shop's departments behind one button, where there is no room for them in the header. */
export function MobileMenu({ isVisitor }: { isVisitor: boolean }) {
  const location = useLocation();
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
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 z-30 mt-2 border-y border-line bg-card px-4 py-3 shadow-float"
      >
        <ul>
          {shopDestinations.map(({ title, path }) => (
            <li key={path} className="border-b border-line">
              <a href={path} className={`${entryClasses} font-medium`}>
                {title}
              </a>
            </li>
          ))}
          {isVisitor && (
            <li>
              <a href={loginPath("register", location)} className={entryClasses}>
                Register
              </a>
            </li>
          )}
        </ul>
      </nav>
    </HeaderPanel>
  );
}
