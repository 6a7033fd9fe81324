import { Link } from "@remix-run/react";
import { useId } from "react";
import { possible, useMissing } from "../session/features";
import { type MenuGroup, menuGroups } from "./account-menu-groups";
import { type AccountPageName, accountPages } from "./account-pages";

const entryClasses =
  "flex min-h-[44px] w-full items-center rounded-field px-3 text-left font-medium hover:bg-accent-tint aria-[current=page]:bg-accent-tint aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong";

/** The account pages in their groups, and the logout button. */
export function AccountMenu({ current }: { current: AccountPageName }) {
  const id = useId();
  const groups = useAvailableGroups();
  return (
    <>
      {groups.map(({ title, entries }) => (
        <div key={title ?? entries[0]} className="mb-4">
          {title && (
            <p id={`${id}${entries[0]}`} className="px-3 pb-1 text-sm font-semibold text-soft-ink">
              {title}
            </p>
          )}
          <ul aria-labelledby={title ? `${id}${entries[0]}` : undefined}>
            {entries.map((name) => (
              <li key={name}>
                <Link
                  to={`/customer/account/${name}`}
                  aria-current={accountPages[current].entry === name ? "page" : undefined}
                  className={entryClasses}
                >
                  {accountPages[name].title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <form method="post" action="/customer/logout" className="border-t border-line pt-2">
        <button type="submit" className={entryClasses}>
          Logout
        </button>
      </form>
    </>
  );
}

/** Removes pages that the provider does not support. */
function useAvailableGroups(): MenuGroup[] {
  const missing = useMissing();
  return menuGroups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((name) => possible([accountPages[name]], missing).length > 0),
    }))
    .filter(({ entries }) => entries.length > 0);
}
