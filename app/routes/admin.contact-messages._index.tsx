import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  type CheckedMessagesProblem,
  closeMessages,
  readMessages,
} from "~/admin/contact-messages/contact-messages.server";
import { ContactMessagesPage } from "~/admin/contact-messages/contact-messages-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Contact messages");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readMessages(request));
export const action = ({ request }: ActionFunctionArgs) => closeMessages(request);

export default function ContactMessagesRoute() {
  const problem = useActionData<CheckedMessagesProblem>() ?? null;
  return <ContactMessagesPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
