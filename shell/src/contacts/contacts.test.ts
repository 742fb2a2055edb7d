import { VIP_ABOVE_LEVEL } from '@atrium/contracts/configuration';
import { contacts, downloads, SERVICE_WINDOW, serviceChannel } from './contacts.ts';

const services = [
  { csType: 'LIVECHAT', title: 'Live chat', path: '/chat' },
  { csType: 'VIP', title: 'VIP service', path: '/vip-chat' },
];
const resource = (resourceType: string) => ({
  resourceType,
  url: `https://${resourceType.toLowerCase()}.test`,
  labelNameEn: `${resourceType} app`,
  labelNameCn: `${resourceType} 应用`,
});

it('[6-18][9-35] serves members above rank level 4 through the VIP channel', () => {
  expect(VIP_ABOVE_LEVEL).toBe(4);
  expect(serviceChannel(services, 5)?.csType).toBe('VIP');
});
it('[6-19][9-35] serves rank level 4 and below, and visitors, through LIVECHAT', () => {
  for (const level of [0, 1, 4, undefined]) expect(serviceChannel(services, level)?.csType).toBe('LIVECHAT');
});
it('[9-34] opens customer service in a window of 440 by 750 pixels', () =>
  expect(SERVICE_WINDOW).toEqual({ width: 440, height: 750 }));

it('[3-60] names a resource in Chinese where the language is Chinese, in English otherwise', () => {
  expect(downloads([resource('ANDROID')], 'zh')[0]!.name).toBe('ANDROID 应用');
  for (const tag of ['en', 'ms', 'ar']) expect(downloads([resource('ANDROID')], tag)[0]!.name).toBe('ANDROID app');
});

it('[2.7-04] offers the resource MOBILECONFIG as IOS-LITE-APP in every language', () => {
  for (const tag of ['en', 'zh'])
    expect(downloads([resource('IOS'), resource('MOBILECONFIG')], tag)[1]).toEqual({
      key: 'MOBILECONFIG',
      name: 'IOS-LITE-APP',
      url: 'https://mobileconfig.test',
      qrCodeUrl: 'https://mobileconfig.test',
    });
  expect(downloads([{ ...resource('MOBILECONFIG'), qrCodeUrl: 'https://code.test' }], 'en')[0]!.qrCodeUrl).toBe(
    'https://code.test',
  );
});

it('[2.7-07] shows each item only if its resource exists', () => {
  expect(contacts({ customerService: [], resources: [] }, undefined, 'en')).toEqual([]);
  expect(downloads([], 'en')).toEqual([]);
  expect(
    contacts({ customerService: services, resources: [resource('EMAIL')] }, undefined, 'en').map(({ key }) => key),
  ).toEqual(['LIVECHAT', 'EMAIL']);
  expect(downloads([resource('IOS')], 'en').map(({ key }) => key)).toEqual(['IOS']);
});
