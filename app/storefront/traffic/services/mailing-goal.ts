import type { ServiceApi } from "./service-api";

/** Mailchimp's goal script; its settings are the parameters `uuid` and `dc` of the script's URL. */

interface GoalWindow {
  $mcGoal?: {
    settings: { uuid: string; dc: string };
    /** Missing until the script has loaded. */
    processEvent?: (name: string) => void;
  };
}

const page = () => window as Window & GoalWindow;

/** Names of events reported before the script was loaded. */
const waiting: string[] = [];

export const mailingGoal: ServiceApi = {
  configure({ source }) {
    const { searchParams } = new URL(source);
    page().$mcGoal = {
      settings: { uuid: searchParams.get("uuid") ?? "", dc: searchParams.get("dc") ?? "" },
    };
  },
  report({ name }) {
    const { $mcGoal } = page();
    if ($mcGoal?.processEvent) $mcGoal.processEvent(name);
    else waiting.push(name);
  },
  onLoad() {
    for (const name of waiting.splice(0)) page().$mcGoal?.processEvent?.(name);
  },
};
