import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Page, PageHeading } from "../ui/page";
import { SubmitButton } from "../ui/submit-button";
import type { SharedPhotoView } from "./read-shared-photo.server";

const states = {
  PENDING: "Waiting for your decision. It isn't on the website yet.",
  APPROVED: "On the website: the picture with the pet's name, and nothing else. You can still take it down.",
  REJECTED: "Not on the website. You can still publish it.",
};

/** The page on which the shop views a shared photo, opened by the link in its email. */
export function SharedPhotoPage({ view }: { view: SharedPhotoView }) {
  return (
    <Page>
      <div className="mx-auto max-w-[760px]">
        <PageHeading lead={states[view.status]}>
          <span className="break-words">A photo of {view.petName}</span>
        </PageHeading>
        <div className="rounded-card border border-line bg-card p-5 md:p-8">
          <img
            src={view.picture}
            alt={view.petName}
            width="800"
            height="800"
            className="max-h-[70vh] w-full rounded-field bg-sand object-contain"
          />
          <dl className="mt-6 grid gap-4">
            {view.story && <Notified what={`About ${view.petName}`}>{view.story}</Notified>}
            <Notified what="Agreed to">{view.consent}</Notified>
            <Notified what="Shared on">{view.day}</Notified>
            <Notified what="Shared by">
              <a href={`mailto:${view.email}`} className="text-accent-strong underline underline-offset-4">
                {view.email}
              </a>
            </Notified>
          </dl>
        </div>
        <Form method="post" className="mt-6 flex flex-wrap gap-3">
          {view.status !== "APPROVED" && (
            <SubmitButton name="decision" value="APPROVE">
              Publish on the website
            </SubmitButton>
          )}
          {view.status !== "REJECTED" && (
            <SubmitButton name="decision" value="REJECT" variant="quiet">
              {view.status === "APPROVED" ? "Take it down" : "Don't publish"}
            </SubmitButton>
          )}
        </Form>
      </div>
    </Page>
  );
}

function Notified({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div>
      <dt className="break-words text-sm font-semibold text-soft-ink">{what}</dt>
      <dd className="mt-1 max-w-measure whitespace-pre-line break-words">{children}</dd>
    </div>
  );
}
