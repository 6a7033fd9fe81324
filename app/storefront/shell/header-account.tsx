import { useLocation } from "@remix-run/react";
import type { Destination } from "~/brand/navigation-schema";
import { usePossible } from "../session/features";
import { ChevronIcon, PersonIcon } from "../ui/icons";
import { HeaderPanel, roundControl } from "./header-panel";
import type { ShellView } from "./shell-view.server";
import { loginPath, shortName } from "./visitor-text";

/** Login and Register for visitors, My Account and Logout for customers. */
export function HeaderAccount({ customer }: { customer: ShellView["customer"] }) {
  return customer ? <CustomerPanel firstname={customer.firstname} /> : <VisitorLinks />;
}

const entry =
  "flex min-h-[48px] w-full items-center rounded-field px-3 text-left font-medium hover:bg-accent-tint";
const sheet =
  "header-sheet p-3 lg:inset-x-auto lg:right-0 lg:top-full lg:mt-2 lg:w-52 lg:rounded-card lg:border lg:border-line lg:p-2";

/** The most visited account pages; the account's own menu lists all of them. */
const rooms: Destination[] = [
  { title: "My Account", path: "/customer/account/dashboard" },
  { title: "My Orders", path: "/customer/account/my-orders" },
  { title: "My Saved Designs", path: "/customer/account/my-saved-design", needs: "saved designs" },
  { title: "My Rewards", path: "/customer/account/my-rewards", needs: "points" },
];

function CustomerPanel({ firstname }: { firstname: string }) {
  return (
    <HeaderPanel
      className="lg:relative"
      button={
        <>
          <PersonIcon />
          <span className="sr-only md:not-sr-only md:whitespace-nowrap">Hi, {shortName(firstname)}</span>
          <ChevronIcon className="hidden h-4 w-4 group-open:rotate-180 md:block" />
        </>
      }
    >
      <div className={sheet}>
        <ul>
          {usePossible(rooms).map(({ title, path }) => (
            <li key={path}>
              <a href={path} className={entry}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action="/customer/logout">
          <button type="submit" className={entry}>
            Logout
          </button>
        </form>
      </div>
    </HeaderPanel>
  );
}

/** Side by side if there is room, otherwise behind one button. */
function VisitorLinks() {
  const location = useLocation();
  const login = loginPath("login", location);
  const register = loginPath("register", location);
  return (
    <>
      <HeaderPanel
        className="lg:hidden"
        button={
          <>
            <PersonIcon />
            <span className="sr-only">Account</span>
          </>
        }
      >
        <div className={sheet}>
          <a href={login} className={entry}>
            Login
          </a>
          <a href={register} className={entry}>
            Register
          </a>
        </div>
      </HeaderPanel>
      <a href={login} className={`${roundControl} hidden px-3 lg:flex`}>
        <PersonIcon />
        Login
      </a>
      <a href={register} className={`${roundControl} hidden px-3 lg:flex`}>
        Register
      </a>
    </>
  );
}
