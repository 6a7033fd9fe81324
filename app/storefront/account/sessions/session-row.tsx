import { Form } from "@remix-run/react";
import { Button } from "~/storefront/ui/button";
import { END_ONE } from "./session-intents";

export interface Session {
  id: string;
  /** Browser and system, such as "Firefox on Windows". */
  device: string;
  isCurrent: boolean;
  /** Formatted days. */
  signedIn: string;
  lastUsed: string;
}

/** One session; the current one has no button, since the account's Logout ends it. */
export function SessionRow({ session }: { session: Session }) {
  const { id, device, isCurrent, signedIn, lastUsed } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
      <div className="min-w-0">
        <p className="font-semibold">
          {device}
          {isCurrent && (
            <span className="ml-3 inline-block rounded-full bg-mint px-3 py-0.5 text-sm font-medium">
              This device
            </span>
          )}
        </p>
        <p className="mt-1 text-sm text-soft-ink">
          Signed in on {signedIn}. Last used on {lastUsed}.
        </p>
      </div>
      {!isCurrent && (
        <Form method="post">
          <input type="hidden" name="intent" value={END_ONE} />
          <input type="hidden" name="id" value={id} />
          <Button variant="quiet">
            Sign out<span className="sr-only"> {device}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}
