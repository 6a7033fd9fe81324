import { useEffect, useState } from "react";
import { startCountdown, timeLeftText } from "./countdown-clock";
import { lastDay } from "./last-day";

interface CountdownProps {
  /** ISO time in UTC. */
  endsAt: string;
  /** When the page was rendered; ISO time in UTC. */
  now: string;
}

/** Counts down the remaining time of an offer, every second. Without JavaScript it shows the last day instead. */
export function Countdown({ endsAt, now }: CountdownProps) {
  const end = Date.parse(endsAt);
  const [left, setLeft] = useState(end - Date.parse(now));
  useEffect(() => startCountdown(end, setLeft), [end]);
  return (
    <span className="whitespace-nowrap">
      <span role="timer" className="scripted-only font-semibold tabular-nums">
        Ends in {timeLeftText(left)}
      </span>
      <time dateTime={endsAt} className="scriptless-only font-semibold">
        Until {lastDay(endsAt)}
      </time>
    </span>
  );
}
