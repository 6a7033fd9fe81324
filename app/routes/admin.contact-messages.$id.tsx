import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import {
  changeMessage,
  type MessageProblem,
  readMessage,
} from "~/admin/contact-messages/contact-message.server";
import { ContactMessagePage } from "~/admin/contact-messages/contact-message-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Contact message");

export const loader = ({ request, params }: LoaderFunctionArgs) => readMessage(request, params.id ?? "");
export const action = ({ request, params }: ActionFunctionArgs) => changeMessage(request, params.id ?? "");

export default function ContactMessageRoute() {
  const problem = useActionData<MessageProblem>() ?? null;
  return <ContactMessagePage {...useLoaderData<typeof loader>()} problem={problem} />;
}
