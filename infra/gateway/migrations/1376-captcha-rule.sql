-- The captcha of the registration now needs its rule as well as the setting register.captcha, which alone showed it before.
UPDATE settings
SET value = jsonb_set(value, '{captcha}', value -> 'captcha' || '{"enabled": true, "required": true}')
WHERE key = 'register.rules' AND value ? 'captcha';
