'use client';

import {
  ConfigProvider,
  PublishButton,
  ServerFunctionsContext,
  useConfig,
  useDocumentInfo,
  useServerFunctions,
} from '@payloadcms/ui';
import { useEffect, useMemo } from 'react';
import { scheduleTexts } from '@/content/admin/postEditor';
import { isRecord } from '@/domain/isRecord';
import { ownTimeZone } from '@/domain/accounts/timeZones';

/** Payload's publish button, with likely defaults in its schedule drawer, which rejects a time in the past. */
export function SchedulingPublishButton() {
  useUnpublishedVersions();
  return (
    <ConfigProvider config={useConfigInOwnZone()}>
      <ServerFunctionsContext value={useFutureSchedules()}>
        <PublishButton />
      </ServerFunctionsContext>
    </ConfigProvider>
  );
}

/**
 * Payload counts unpublished versions only for published posts and suggests unpublishing if there are none. A post that
 * isn't public has only unpublished versions.
 */
function useUnpublishedVersions(): void {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount, versionCount } =
    useDocumentInfo();
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(versionCount);
  }, [hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount, versionCount]);
}

/** The drawer shows the message of an error, but says "Scheduled successfully" whatever the server answers. */
function useFutureSchedules() {
  const functions = useServerFunctions();
  return useMemo(() => {
    const schedulePublish: typeof functions.schedulePublish = async (args) => {
      if (args.date && isBeforeThisMinute(args.date)) throw new Error(scheduleTexts.past);
      const answer: unknown = await functions.schedulePublish(args);
      if (isRecord(answer) && 'message' in answer) return answer;
      const isPast = isRecord(answer) && answer.error === scheduleTexts.past;
      throw new Error(isPast ? scheduleTexts.past : scheduleTexts.failed);
    };
    return { ...functions, schedulePublish };
  }, [functions]);
}

/** The drawer has no seconds, so the current minute means now. */
const isBeforeThisMinute = (date: Date): boolean => new Date(date).getTime() < new Date().setSeconds(0, 0);

/** The panel displays times in the user's time zone, so scheduling defaults to that zone too. */
function useConfigInOwnZone() {
  const { config } = useConfig();
  return useMemo(() => {
    const zone = ownTimeZone();
    const { supportedTimezones } = config.admin.timezones;
    const isListed = supportedTimezones.some(({ value }) => value === zone);
    const timezones = {
      defaultTimezone: zone,
      supportedTimezones: isListed
        ? supportedTimezones
        : [{ label: zone, value: zone }, ...supportedTimezones],
    };
    return { ...config, admin: { ...config.admin, timezones } };
  }, [config]);
}
