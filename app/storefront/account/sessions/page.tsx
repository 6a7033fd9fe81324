import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { PageHeading } from "~/storefront/ui/page";
import { SubmitButton } from "~/storefront/ui/submit-button";
import { CLOSE_ALL, CLOSE_OTHERS } from "./session-intents";
import { type Session, SessionRow } from "./session-row";

export interface SessionsData {
  /** The current device first. */
  sessions: Session[];
}

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

function CloseButton({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    <Form method="post">
      <SubmitButton variant="quiet" name="intent" value={intent} sending="Signing out…">
        {children}
      </SubmitButton>
    </Form>
  );
}
