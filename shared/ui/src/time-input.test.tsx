import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { parseTime, TimeInput } from './time-input.tsx';

it.each([
  ['21:05', '21:05'],
  ['9.30', '09:30'],
  ['2130', '21:30'],
  [' 7:45 ', '07:45'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['9', undefined],
])('[15-10] takes %j as %s', (typed, time) => expect(parseTime(typed)).toBe(time));

/** Keeps the time as a form does. */
function Kept({ onTime }: { onTime: (time: string) => void }) {
  const [time, setTime] = useState('18:00');
  const change = (value: string) => {
    onTime(value);
    setTime(value);
  };
  return <TimeInput label="Time" value={time} onChange={change} />;
}

it('[15-10] keeps what is typed until the field is left, then shows the time in 24 hours', () => {
  const chosen: string[] = [];
  render(<Kept onTime={(time) => chosen.push(time)} />);
  const input = screen.getByLabelText('Time');
  fireEvent.change(input, { target: { value: '93' } });
  expect([input.getAttribute('value'), chosen]).toEqual(['93', []]);
  fireEvent.change(input, { target: { value: '930' } });
  expect(input).toHaveValue('930');
  fireEvent.blur(input);
  expect(input).toHaveValue('09:30');
  fireEvent.change(input, { target: { value: 'soon' } });
  fireEvent.blur(input);
  expect(input).toHaveValue('09:30');
  expect(chosen).toEqual(['09:30']);
});
