import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/storefront/ui/button";
import { PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import type { SessionsData } from "./loader.server";
import { CLOSE_ALL, CLOSE_ONE, CLOSE_OTHERS } from "./session-intents";

/** The customer's sessions, with buttons to end one or all. */
export default function SessionsPage({ data: { sessions } }: { data: SessionsData }) {
  return (
    <>
      <PageHeading lead="Every browser you're signed in on. Don't recognize one? Sign it out and choose a new password.">
        Where You're Signed In
      </PageHeading>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 md:px-8">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {sessions.length > 1 && <CloseButton intent={CLOSE_OTHERS}>Sign out all other devices</CloseButton>}
        <CloseButton intent={CLOSE_ALL}>Sign out everywhere</CloseButton>
      </div>
    </>
  );
}

/** One session; the current one has no button, since the account's Logout ends it. */
function SessionRow({ session }: { session: SessionsData["sessions"][number] }) {
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
          <input type="hidden" name="intent" value={CLOSE_ONE} />
          <input type="hidden" name="id" value={id} />
          <Button variant="quiet">
            Sign out<span className="sr-only"> {device}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}

function CloseButton({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    <Form method="post">
      <SubmitButton variant="quiet" name="intent" value={intent} sending="Signing out…">
        {children}
      </SubmitButton>
    </Form>
  );
}
