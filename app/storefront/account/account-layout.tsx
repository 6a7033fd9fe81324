import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Page } from "~/storefront/ui/page";
import { type RoomName, rooms } from "./rooms";

const listed = Object.entries(rooms).filter(([name, room]) => room.entry === name);
const entryClasses =
  "flex min-h-[48px] items-center whitespace-nowrap rounded-full px-4 font-medium hover:bg-accent-tint aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-strong";

/** A side list and one panel. */
export function AccountLayout({ current, children }: { current: RoomName; children: ReactNode }) {
  return (
    <Page className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[220px_1fr]">
      <nav aria-label="My Account" className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
        <ul className="flex gap-1 lg:flex-col">
          {listed.map(([name, { title }]) => (
            <li key={name}>
              <Link
                to={`/customer/account/${name}`}
                aria-current={rooms[current].entry === name ? "page" : undefined}
                className={entryClasses}
              >
                {title}
              </Link>
            </li>
          ))}
          <li>
            <form method="post" action="/customer/logout">
              <button type="submit" className={`${entryClasses} w-full`}>
                Logout
              </button>
            </form>
          </li>
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </Page>
  );
}
