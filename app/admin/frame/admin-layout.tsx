import { type ReactNode, useContext } from "react";
import { thisBrand } from "~/brand/this-brand";
import { Nonce } from "~/storefront/shell/nonce";
import { type Room, roomGroups } from "./rooms";
import type { StaffView } from "./staff-session.server";

/** A popover on a phone, beside the page elsewhere. */
const MENU = "rooms";

interface AdminLayoutProps {
  staff: StaffView;
  /** Address of the staff's script. */
  script: string;
  /** Of the page. */
  pathname: string;
  children: ReactNode;
}

/** What surrounds the pages of somebody who is signed in. */
export function AdminLayout({ staff, script, pathname, children }: AdminLayoutProps) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      <header className="bar">
        <a className="brand" href="/admin">
          {thisBrand().name}
        </a>
        <button type="button" className="quiet menu-button" {...{ popovertarget: MENU }}>
          Menu
        </button>
        <div className="who">
          <span>
            {staff.name} <small>{staff.role_title}</small>
          </span>
          {!staff.uses_second_factor && <a href="/admin/enroll">Set up two-step sign-in</a>}
          <form method="post" action="/admin/sign-out">
            <button type="submit" className="quiet">
              Sign out
            </button>
          </form>
        </div>
      </header>
      <div className="frame">
        <nav id={MENU} aria-label="Admin" {...{ popover: "auto" }}>
          {roomGroups.map(({ title, rooms }) => (
            <RoomGroup key={title} title={title} rooms={rooms.filter(isOpenTo(staff))} pathname={pathname} />
          ))}
        </nav>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <script type="module" src={script} nonce={useContext(Nonce)} />
    </>
  );
}

function RoomGroup({ title, rooms, pathname }: { title: string; rooms: Room[]; pathname: string }) {
  if (rooms.length === 0) return null;
  const id = `rooms-${title.toLowerCase()}`;
  return (
    <>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {rooms.map((room) => (
          <li key={room.path}>
            <a
              href={room.path}
              aria-current={isCurrent(room.path, pathname) ? "page" : undefined}
              data-key={room.key}
            >
              {room.title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function isOpenTo(staff: StaffView) {
  return ({ permission }: Room) => [permission].flat().some((code) => staff.permissions.includes(code));
}

function isCurrent(path: string, pathname: string): boolean {
  const current = pathname.replace(/\/$/, "");
  return path === "/admin" ? current === path : current === path || current.startsWith(`${path}/`);
}
