import { useMissing } from "../session/features";
import { CachedFragment } from "../shell/cached-fragment";
import { PlainLinks } from "../ui/plain-links";
import { type AccountPageName, accountPageNames, accountPages, menuPage } from "./account-pages";

const entryClasses =
  "flex min-h-[44px] w-full items-center rounded-field px-3 text-left font-medium hover:bg-accent-tint aria-[current=page]:bg-accent-tint aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong";

interface AccountMenuProps {
  current: AccountPageName;
  /** Begins the ids of its groups: a page has two menus. */
  id: string;
}

/** The pages of the account in their groups, and the button that signs out. */
export function AccountMenu({ current, id }: AccountMenuProps) {
  return (
    <CachedFragment name="account menu" of={{ id, current, missing: useMissing() }}>
      <Menu current={current} id={id} />
    </CachedFragment>
  );
}

function Menu({ current, id }: AccountMenuProps) {
  return (
    <PlainLinks>
      {useMenuGroups().map(([group, names], index) => (
        <div key={group} className="mb-4">
          {group && (
            <p id={`${id}${index}`} className="px-3 pb-1 text-sm font-semibold text-soft-ink">
              {group}
            </p>
          )}
          <ul aria-labelledby={group ? `${id}${index}` : undefined}>
            {names.map((name) => (
              <li key={name}>
                <a
                  href={`/customer/account/${name}`}
                  aria-current={menuPage(current) === name ? "page" : undefined}
                  className={entryClasses}
                >
                  {accountPages[name].title}
                </a>
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
    </PlainLinks>
  );
}

/** Group → its pages, without those that the provider has nothing for. */
function useMenuGroups(): [string, AccountPageName[]][] {
  const missing = useMissing();
  const groups = new Map<string, AccountPageName[]>();
  for (const name of accountPageNames) {
    const { group, needs } = accountPages[name];
    if (group === undefined || (needs && missing.includes(needs))) continue;
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups];
}
