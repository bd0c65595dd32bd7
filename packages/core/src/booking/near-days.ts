import { addDays, daysBetween } from '../date/calendar-date.ts';
import { dayOfTold, noDay } from './told.ts';

/** Days between two days; many where one of them is not known. */
export function distance(one: string, other: string): number {
  const [from, to] = [dayOfTold({ day: one }), dayOfTold({ day: other })];
  return from === undefined || to === undefined ? Number.POSITIVE_INFINITY : Math.abs(daysBetween(from, to));
}

function shifted(day: string, days: number): string {
  const from = dayOfTold({ day });
  return from === undefined ? noDay : (addDays(from, days) ?? noDay);
}

/** A day and as many after it. */
export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count + 1 }, (_, days) => shifted(day, days));
}

/** Days around a day, without itself: the nearest first. */
export function daysAround(day: string, count: number): string[] {
  const days = Array.from({ length: count }, (_, index) => index + 1);
  return days.flatMap((apart) => [shifted(day, -apart), shifted(day, apart)]);
}
