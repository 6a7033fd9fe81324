import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ChevronIcon } from "~/storefront/ui/icons";
import { Page } from "~/storefront/ui/page";
import { AccountMenu } from "./account-menu";
import { type AccountPageName, accountPages, menuPage } from "./account-pages";

const LABEL = "My Account";

/** Id of the page beside the menu. */
const PANEL = "account-panel";

/** The account menu and one panel; on small screens the menu is behind a button. */
export function AccountLayout({ current, children }: { current: AccountPageName; children: ReactNode }) {
  return (
    <Page className="grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[220px_minmax(0,1fr)] print:block">
      <a
        href={`#${PANEL}`}
        className="sr-only z-40 rounded-full bg-ink px-5 py-3 font-semibold text-on-ink focus:not-sr-only focus:absolute focus:px-5 focus:py-3"
      >
        Skip the account menu
      </a>
      <nav aria-label={LABEL} className="-ml-3 hidden lg:block print:hidden">
        <AccountMenu id="account" current={current} />
      </nav>
      <SmallScreenMenu current={current} />
      <div id={PANEL} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </div>
    </Page>
  );
}

/** Works without JavaScript; navigation closes it. */
function SmallScreenMenu({ current }: { current: AccountPageName }) {
  const { key } = useLocation();
  return (
    <nav aria-label={LABEL} className="lg:hidden print:hidden">
      <details key={key} className="group rounded-card border border-line bg-card">
        <summary className="flex min-h-[48px] cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold">
          <span className="min-w-0 truncate">
            {LABEL}
            <span className="font-normal text-soft-ink"> · {accountPages[menuPage(current)].title}</span>
          </span>
          <ChevronIcon className="h-5 w-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="border-t border-line p-2 pt-3">
          <AccountMenu id="panel-account" current={current} />
        </div>
      </details>
    </nav>
  );
}
