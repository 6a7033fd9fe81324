import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { decideSharedPhoto, readSharedPhotos } from "~/admin/shared-photos/shared-photos.server";
import { SharedPhotosPage } from "~/admin/shared-photos/shared-photos-page";

export const meta: MetaFunction = () => adminMeta("Shared photos");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readSharedPhotos(request));
export const action = ({ request }: ActionFunctionArgs) => decideSharedPhoto(request);

export default function SharedPhotosRoute() {
  const problem = useActionData<{ message: string }>()?.message ?? null;
  return <SharedPhotosPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
